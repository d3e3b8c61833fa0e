// Short notices at the edge of the page.
export type Toast = { id: number; text: string; tone: 'plain' | 'refusal' };

const LASTING = 6000;

class Toasts {
  list: Toast[] = $state([]);
  /** A table shows them where they cover nothing. */
  atTable = $state(false);
  #next = 0;

  show(text: string, tone: Toast['tone'] = 'plain', lasting = LASTING): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, tone }].slice(-3);
    setTimeout(() => this.drop(id), lasting);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
