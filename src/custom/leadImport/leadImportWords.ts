/** Texts of the page that imports leads, in addition to those of every import. */
export const leadImportWords = {
  about: {
    en: 'Imports the rows of a CSV or XLSX file as cold traffic of a campaign. You see a preview before anything is stored.',
    ru: 'Загружает строки файла CSV или XLSX как холодный трафик кампании. До сохранения вы увидите результат проверки.',
  },
  campaign: { en: 'Campaign', ru: 'Кампания' },
  what: { en: 'What to do with the leads', ru: 'Что делать с лидами' },
  distribute: { en: 'Offer them to advertisers', ru: 'Предложить рекламодателям' },
  store: { en: 'Keep them unsent', ru: 'Только сохранить неотправленными' },
  faulty: { en: 'Not a lead', ru: 'Не лид' },
  counts: { en: '{0|row|rows}, {1} of which can’t be leads', ru: 'Строк: {0}, не могут быть лидами: {1}' },
  shown: {
    en: 'The first rows, and those further down that can’t be leads:',
    ru: 'Первые строки и те из следующих, что не могут быть лидами:',
  },
  over: {
    en: 'Done: {0|lead|leads} imported, {1|row|rows} not',
    ru: 'Готово: лидов загружено {0}, строк не загружено {1}',
  },
  show: { en: 'Show cold leads', ru: 'Показать холодные лиды' },
};
