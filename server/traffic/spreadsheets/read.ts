import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Semaphore, withTimeout } from 'async-mutex';
import type { Words } from '../../../domain/text/words.ts';
import { Failure, invalid } from '../../failure.ts';

/** How many rows a file may have below its header. */
export const maxRows = 100_000;
export const maxColumns = 100;
/** How many bytes a workbook may have once it is unpacked. */
const maxUnpacked = 300_000_000;
/** Milliseconds that reading a file may take. */
const timeout = 60_000;
const megabytesOfReader = 1024;
/** Files that one process reads concurrently; one that waits for its turn as long as a file may take is refused. */
const turns = withTimeout(new Semaphore(2), timeout, new Failure('busy', { retryAfter: 5 }));

const faults = {
  encoding: {
    en: 'This text is not UTF-8. Save the file as “CSV UTF-8”.',
    ru: 'Текст не в кодировке UTF-8. Сохраните файл как «CSV UTF-8».',
  },
  unreadable: {
    en: 'This file can’t be read. Save it as CSV or XLSX.',
    ru: 'Этот файл не читается. Сохраните его как CSV или XLSX.',
  },
  tooManyRows: {
    en: 'A file has 100,000 rows and 100 columns at most. Split it.',
    ru: 'В файле может быть не больше 100 000 строк и 100 колонок. Разделите его.',
  },
  empty: { en: 'There are no rows below the header.', ru: 'Под заголовком нет ни одной строки.' },
} as const satisfies Record<string, Words>;

type Fault = keyof typeof faults;

/** What a thread read from a file, part by part: each is asked for by a message, as taking over a large one takes time. */
export type SheetPart = { fault: Fault } | { header: string[] } | { rows: SheetRow[]; isLast: boolean };

/** A row that is not empty, and its number in the file, with the header as the first. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

export interface Sheet {
  header: readonly string[];
  rows: readonly SheetRow[];
}

const refused = (type: Fault) => invalid({ path: 'file', type, message: faults[type] });

const readApart = async (content: Uint8Array): Promise<Sheet | { fault: Fault }> => {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { content, maxRows, maxColumns, maxUnpacked },
    resourceLimits: { maxOldGenerationSizeMb: megabytesOfReader },
  });
  const signal = AbortSignal.timeout(timeout);
  let header: string[] = [];
  const rows: SheetRow[] = [];
  try {
    for (;;) {
      worker.postMessage('next');
      const [read] = await once(worker, 'message', { signal });
      const part = read as SheetPart;
      if ('fault' in part) return part;
      if ('header' in part) ({ header } = part);
      else {
        for (const row of part.rows) rows.push(row);
        if (part.isLast) return { header, rows };
      }
    }
  } catch {
    // It took too much memory or time.
    return { fault: 'unreadable' };
  } finally {
    await worker.terminate();
  }
};

/**
 * Reads the first sheet of an XLSX file, or text of values separated by commas, semicolons or tabs.
 * @throws Failure 422 if it can't be read, has no rows or too many
 */
export const readSheet = async (content: Uint8Array): Promise<Sheet> => {
  const read = await turns.runExclusive(() => readApart(content));
  if ('fault' in read) throw refused(read.fault);
  if (read.rows.length === 0) throw refused('empty');
  return read;
};
