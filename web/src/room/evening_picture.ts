// The table of the evening as a picture to share or download.
import { saveAs } from '../device/file_download';
import { gameName, nameInWords, say } from '../text/words';
import type { Table } from '../wire';

const [WIDTH, HEAD, ROW, EDGE] = [1200, 190, 78, 60];

/** Draw the table of the evening, and offer it to the device's own share dialog, else as a file. */
export async function shareEvening(room: Table['room']): Promise<void> {
  const picture = await drawn(room);
  const file = new File([picture], 'parlour.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => undefined);
  else saveAs('parlour.png', picture);
}

async function drawn({ evening }: Table['room']): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + evening.players.length * ROW + EDGE;
  const pen = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const serif = style.getPropertyValue('--serif') || 'serif';
  const [paper, accent, soft, ink] = ['--card-paper', '--coat-1', '--ink-soft', '--card-ink'].map((name) => style.getPropertyValue(name)) as [string, string, string, string];
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = accent;
  pen.fillRect(0, 0, WIDTH, 14);
  pen.font = `600 54px ${serif}`;
  pen.fillText(say('evening-table'), EDGE, 92);
  pen.fillStyle = soft;
  pen.font = '26px sans-serif';
  pen.fillText(evening.games.map(gameName).join(' · '), EDGE, 138, WIDTH - 2 * EDGE);
  for (const [row, player] of evening.players.entries()) {
    const foot = HEAD + row * ROW + 50;
    const place = 1 + evening.players.filter((other) => other.total > player.total).length;
    pen.fillStyle = place === 1 ? accent : ink;
    pen.font = `600 38px ${serif}`;
    pen.textAlign = 'left';
    pen.fillText(`${place}. ${nameInWords(player.name)}`, EDGE, foot, 640);
    pen.textAlign = 'right';
    pen.fillText(String(player.total), WIDTH - EDGE, foot);
    pen.font = '26px sans-serif';
    pen.fillStyle = soft;
    pen.fillText(player.points.map((points) => points ?? '·').join('   '), WIDTH - EDGE - 90, foot, 320);
  }
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
