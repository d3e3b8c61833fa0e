// The coach: hints before each turn of the first game after a lesson.
import { kept } from '../device/local_storage';
import { learnSchool, say } from '../text/words';
import type { TableClient } from './table_client.svelte';

export class Coach {
  readonly present: boolean;
  advice = $state('');
  #advisedMove = -1;

  /** `ready`: whether the coach may speak now. */
  constructor(client: TableClient, ready: () => boolean) {
    this.present = kept(`coach.${client.id}`) === 'on';
    $effect(() => {
      const move = client.announcements.length;
      if (!this.present || this.#advisedMove === move) return;
      this.advice = '';
      if (!client.myTurn || !ready()) return;
      this.#advisedMove = move;
      void Promise.all([client.coach(), learnSchool(client.table!.game)]).then(([lines]) => {
        if (this.#advisedMove === client.announcements.length) this.advice = lines.map(({ code, facts }) => say(code, facts)).join(' ');
      });
    });
  }
}
