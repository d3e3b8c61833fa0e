import { announcementInWords } from '../text/table_words';
import type { Announcement, SeatCard } from '../wire';
import { say } from '../text/words';

/** Of the moves that concern something, what was said of each: for telling whose it is and since when. */
export function story(announcements: readonly Announcement[], seats: readonly SeatCard[], concerns: (announcement: Announcement) => boolean): string[] {
  return announcements.flatMap((announcement, index) =>
    concerns(announcement) ? [say('client-move-number', { number: index + 1, sentence: announcementInWords(announcement, seats) })] : [],
  );
}
