import type { Lead } from '../../../domain/traffic/inbound-rules.ts';
import { isRecord, recordOf } from '../../../domain/records.ts';

const texts = (entries: readonly (readonly [string, unknown])[]): Lead =>
  Object.fromEntries(
    entries.flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name.trim(), String(value).trim()]] : [],
    ),
  );

const fromJson = (text: string): Lead | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const { params, ...fields } = value;
    return texts([...Object.entries(fields), ...Object.entries(recordOf(params))]);
  } catch {
    return undefined;
  }
};

const line = /^\s*([A-Za-z]\w*)\s*[:=]\s*(.*)$/;

const fromLines = (text: string): Lead | undefined => {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  const found = lines.map((one) => line.exec(one));
  return found.every((one) => one !== null)
    ? texts(found.map((one): [string, string] => [one[1] ?? '', one[2] ?? '']))
    : undefined;
};

/**
 * Parses a pasted lead: a JSON object as the API takes it, with or without `params`, a query string, or one line per
 * parameter. Undefined if it is none of them.
 */
export const pastedLead = (text: string): Lead | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (trimmed.startsWith('{')) return fromJson(trimmed);
  return trimmed.includes('&') && !trimmed.includes('\n')
    ? texts([...new URLSearchParams(trimmed.replace(/^.*\?/, ''))])
    : fromLines(trimmed);
};
