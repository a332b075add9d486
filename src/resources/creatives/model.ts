import type { components } from '../../generated/api.d.ts';

export type Creative = components['schemas']['Creative'];

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** Returns a file size as text: `1.4 MB`. */
export const sizeInWords = (bytes: number, language: string): string => {
  const power = bytes < 1024 ? 0 : bytes < 1_048_576 ? 1 : 2;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1024 ** power);
};
