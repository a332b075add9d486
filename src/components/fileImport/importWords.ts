/** Texts of importing a file, whatever its rows are. */
export const importWords = {
  file: { en: 'File', ru: 'Файл' },
  choose: { en: 'Choose a file', ru: 'Выбрать файл' },
  limit: {
    en: 'CSV in UTF-8 or XLSX with a header, up to 20 MB and 100,000 rows',
    ru: 'CSV в UTF-8 или XLSX с заголовком, до 20 МБ и 100 000 строк',
  },
  columns: { en: 'Columns', ru: 'Колонки' },
  title: { en: 'In the file', ru: 'В файле' },
  sample: { en: 'For example', ru: 'Например' },
  field: { en: 'Is', ru: 'Что это' },
  fieldOf: { en: '{0} is', ru: '{0} — это' },
  leftOut: { en: 'Left out', ru: 'Не загружать' },
  rows: { en: 'Rows', ru: 'Строки' },
  row: { en: 'Row', ru: 'Строка' },
  verdict: { en: 'Result', ru: 'Что с ней станет' },
  why: { en: 'Why', ru: 'Почему' },
  begin: { en: 'Import {0|row|rows}', ru: 'Загрузить строки: {0}' },
  progress: { en: 'Import', ru: 'Загрузка' },
  sofar: { en: '{0} of {1|row|rows}, {2} not imported', ru: 'Строк: {0} из {1}, не загружено: {2}' },
  save: { en: 'Download rows not imported', ru: 'Скачать незагруженные строки' },
};
