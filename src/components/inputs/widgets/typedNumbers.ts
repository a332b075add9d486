import type { ClipboardEvent } from 'react';
import { ambiguous, parseDecimal, plainDecimal, shownDecimal } from '../../../../domain/money/decimal.ts';
import type { Language } from '../../../../domain/text/words.ts';

/** Returns a number as the box for it shows it: in the language's format; any other text as is. */
export const written = (value: unknown, language: Language): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const number = ambiguous(text, language) ? undefined : parseDecimal(text);
  return number === undefined ? text : plainDecimal(number, language);
};

/** Whether pasted text replaces the entire value. */
const replacesAll = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * Takes a pasted number over its box's whole text, and keeps the browser from pasting it; does nothing with other text.
 * Text copied from where a number is shown has thousands separators and a currency sign, which are never typed.
 */
export const takePasted = (
  event: ClipboardEvent<HTMLInputElement>,
  language: Language,
  take: (text: string) => void,
): void => {
  const number = shownDecimal(event.clipboardData.getData('text'), language);
  if (number === undefined || !replacesAll(event.currentTarget)) return;
  event.preventDefault();
  take(plainDecimal(number, language));
};
