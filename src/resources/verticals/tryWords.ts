import type { Words } from '../../../domain/text/words.ts';

/** The texts of the card for testing rules, loaded with it. */
export const tryWords = {
  try: { en: 'Try the rules', ru: 'Проверить правила' },
  lead: { en: 'A lead', ru: 'Лид' },
  leadHelp: {
    en: 'Paste JSON, a query string, or one “name: value” per line. Nothing is sent.',
    ru: 'Вставьте JSON, строку запроса или строки «имя: значение». Ничего не отправляется.',
  },
  noLead: {
    en: 'This is not a lead: paste JSON, a query string, or one “name: value” per line.',
    ru: 'Это не лид: вставьте JSON, строку запроса или строки «имя: значение».',
  },
  passes: { en: 'No rule applies: the lead is accepted.', ru: 'Ни одно правило не подошло: лид принимается.' },
  tryParameters: { en: 'Try the parameters', ru: 'Проверить параметры' },
  fits: { en: 'The lead has all required parameters.', ru: 'В лиде есть всё, что нужно.' },
  missing: { en: 'Invalid: {0} missing.', ru: 'Невалидный: не хватает {0}.' },
  malformed: { en: 'Invalid: wrong format of {0}.', ru: 'Невалидный: другой формат {0}.' },
  decided: { en: 'Rule {0} applies: {1}.', ru: 'Подошло правило {0}: {1}.' },
} satisfies Record<string, Words>;
