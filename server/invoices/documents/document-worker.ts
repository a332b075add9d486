import { parentPort } from 'node:worker_threads';
import { pdfOf } from './pdf.ts';
import type { Drawing } from './drawn.ts';
import { xlsxOf } from './xlsx.ts';

/** Draws documents in their own thread, one after another. */

const draw = async ({ content, format, logo }: Drawing): Promise<void> => {
  const file = format === 'xlsx' ? await xlsxOf(content) : await pdfOf(content, logo && Buffer.from(logo));
  parentPort?.postMessage(file);
};

// One that fails ends the thread, and is told of by it.
parentPort?.on('message', (drawing: Drawing) => void draw(drawing));
