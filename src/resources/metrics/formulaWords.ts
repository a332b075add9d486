import type { Operator } from '../../../domain/formula/tokens.ts';
import type { Words } from '../../../domain/text/words.ts';

/** How operators are displayed, and how they are read out. */
export const operatorSigns: Readonly<Record<Operator, string>> = { '+': '+', '-': '\u2212', '*': '×', '/': '÷' };

export const operatorWords: Readonly<Record<Operator, Words>> = {
  '+': { en: 'plus', ru: 'плюс' },
  '-': { en: 'minus', ru: 'минус' },
  '*': { en: 'times', ru: 'умножить на' },
  '/': { en: 'divided by', ru: 'разделить на' },
};

/** The texts of the formula builder. */
export const formulaWords = {
  open: { en: 'opening bracket', ru: 'открывающая скобка' },
  close: { en: 'closing bracket', ru: 'закрывающая скобка' },
  formula: { en: 'Elements of the formula', ru: 'Элементы формулы' },
  insert: { en: 'Operators and brackets', ru: 'Операторы и скобки' },
  placeholder: { en: 'Metric or number', ru: 'Метрика или число' },
  lastWeek: { en: 'Last 7 days', ru: 'За 7 дней' },
  empty: { en: 'Empty: division by zero', ru: 'Пусто: деление на ноль' },
  away: { en: 'No figures right now', ru: 'Сейчас данных нет' },
  noMetric: { en: 'No metrics match', ru: 'Таких метрик нет' },
  added: { en: '{0} added as element {1}', ru: '{0}: добавлено, элемент {1}' },
  removed: { en: '{0} removed', ru: '{0}: убрано' },
  before: { en: 'Before element {0}, {1}', ru: 'Перед элементом {0}, {1}' },
  atEnd: { en: 'At the end of the formula', ru: 'В конце формулы' },
  problem: { en: 'Element {0}: {1}', ru: 'Элемент {0}: {1}' },
  handle: {
    en: 'Press Space to pick this element up, then the arrow keys to move it and Space to drop it; Delete removes it.',
    ru: 'Пробел поднимает элемент, стрелки двигают его, пробел ставит на место; Delete убирает элемент.',
  },
  lifted: { en: '{0} picked up, element {1} of {2}', ru: '{0}: взят элемент {1} из {2}' },
  over: { en: '{0} is now element {1} of {2}', ru: '{0}: теперь элемент {1} из {2}' },
  dropped: { en: '{0} dropped as element {1} of {2}', ru: '{0}: поставлено, элемент {1} из {2}' },
  cancelled: { en: '{0} is back in its place', ru: '{0}: снова на своём месте' },
} satisfies Record<string, Words>;
