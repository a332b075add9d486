/** A look in which the product is shown. */
export interface Look {
  /** The suffix it adds to a picture's name; empty for the usual look. */
  suffix: '' | '.dark' | '.ru' | '.phone';
  isUsual: boolean;
  theme: 'light' | 'dark';
  language: 'en' | 'ru';
  size: { width: number; height: number };
}

const usual: Look = { suffix: '', isUsual: true, theme: 'light', language: 'en', size: { width: 1440, height: 900 } };

/** Every screen is shown in the usual look, some also in the others. */
export const looks: readonly Look[] = [
  usual,
  { ...usual, isUsual: false, suffix: '.dark', theme: 'dark' },
  { ...usual, isUsual: false, suffix: '.ru', language: 'ru' },
  { ...usual, isUsual: false, suffix: '.phone', size: { width: 390, height: 844 } },
];
