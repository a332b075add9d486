import { expect, test } from 'vitest';
import { fileFault } from './fileFault.ts';

const fault = (name: string, size: number) => fileFault({ name, size }, ['png', 'jpg'], 10)?.message;
const limit = 10 * 1024 * 1024;

test('a file must have one of the extensions, in letters of any case, and at most its megabytes', () => {
  expect([fault('a.png', limit), fault('A.JPG', 1)]).toEqual([undefined, undefined]);
  expect([fault('a.svg', 1), fault('png', 1), fault('a.png.exe', 1)]).toEqual(Array(3).fill('rules.fileType'));
  expect(fault('a.png', limit + 1)).toBe('rules.fileSize');
});

test('what is told of file types leaves out the other names that some have', () => {
  expect(fileFault({ name: 'a.svg', size: 1 }, ['jpeg', 'jpg', 'jfif', 'png'], 10)?.args).toEqual({ 0: 'JPG, PNG' });
});
