import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

const levels: Readonly<Record<number, readonly [name: string, style: Style]>> = {
  10: ['trace', 'gray'],
  20: ['debug', 'gray'],
  30: ['info', 'cyan'],
  40: ['warn', 'yellow'],
  50: ['error', 'red'],
  60: ['fatal', 'red'],
};

/** The same on every line, or shown in a place of its own. */
const shownElsewhere = ['level', 'time', 'msg', 'pid', 'hostname', 'reqId', 'requestId', 'err'];

/** Formats a finished API call, without the names of its parts. */
const callOf = ({ method, path, status, ms }: Record<string, unknown>): string | undefined =>
  method && path ? `${shown(method)} ${shown(path)} ${shown(status)} ${shown(ms)} ms` : undefined;

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Formats a line of the server's JSON log for people: time, level, message, then everything else. A line that isn't
 * JSON stays as it is.
 */
export const logLine = (line: string): string => {
  const entry = parsed(line);
  if (!entry) return line;
  const [name, style] = levels[Number(entry.level)] ?? ['info', 'cyan'];
  const time = new Date(Number(entry.time)).toLocaleTimeString('en-GB');
  const call = callOf(entry);
  const rest = Object.entries(call ? {} : entry)
    .filter(([key]) => !shownElsewhere.includes(key))
    .map(([key, value]) => `${key}=${shown(value)}`)
    .join(' ');
  const head = `${styleText('gray', time)} ${styleText(style, name.padEnd(5))} ${call ?? shown(entry.msg ?? '')}`;
  return [head, rest && styleText('gray', ` ${rest}`), stackOf(entry.err)].filter(Boolean).join('');
};

const stackOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stack' in error ? `\n${styleText('red', String(error.stack))}` : '';

const parsed = (line: string): Record<string, unknown> | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};
