import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { TableWriter } from '../../../server/exports/table.ts';
import { xlsxWriter } from '../../../server/exports/xlsx.ts';

/** Workbooks as they are written, whatever the disk does meanwhile. */

const columns = [{ title: 'Note', kind: 'text' }] as const;
/** Rows that barely compress. */
const lines = () => Array.from({ length: 20 }, () => [randomBytes(3000).toString('hex')]);

/** Whether a promise settles within this many turns of the event loop. */
const settles = async (promise: Promise<unknown>): Promise<boolean> => {
  let isSettled = false;
  const settle = () => void (isSettled = true);
  promise.then(settle, settle);
  for (let turns = 0; turns < 200 && !isSettled; turns += 1) await turn();
  return isSettled;
};

/** Writes until the writer signals backpressure; returns how often it wrote, and what is pending. */
const writeUntilFull = async (writer: TableWriter): Promise<{ written: number; waiting: Promise<void> }> => {
  for (let written = 1; written <= 200; written += 1) {
    const waiting = writer.write(lines());
    if (!(await settles(waiting))) return { written, waiting };
  }
  throw new Error('Nothing ever waited, so that all of it is in memory');
};

test('a workbook accepts no more rows than a slow disk does, and has all of them in the end', async () => {
  const chunks: Buffer[] = [];
  let isOpen = false;
  let goOn = (): void => undefined;
  const disk = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      if (isOpen) done();
      else goOn = done;
    },
  });
  const writer = await xlsxWriter(disk, columns);
  const { written, waiting } = await writeUntilFull(writer);
  isOpen = true;
  goOn();
  await waiting;
  await writer.end();
  const [sheet] = await readXlsxFile(Buffer.concat(chunks));
  expect(sheet?.data).toHaveLength(1 + written * 20);
});

test('a failing disk ends a workbook with its own error, and leaves nothing pending', async () => {
  const disk = new Writable({
    write(_chunk: Buffer, _, done) {
      done(new Error('No space left'));
    },
  });
  disk.on('error', () => undefined);
  const writer = await xlsxWriter(disk, columns);
  const write = async () => {
    for (let times = 0; times < 200; times += 1) await writer.write(lines());
  };
  await expect(write()).rejects.toThrow('No space left');
  await expect(writer.end()).rejects.toThrow('No space left');
});
