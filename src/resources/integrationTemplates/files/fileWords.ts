export const fileWords = {
  export: { en: 'Export', ru: 'Экспорт' },
  open: { en: 'Import', ru: 'Импорт' },
  title: { en: 'Template from a file', ru: 'Шаблон из файла' },
  shipped: { en: 'Start from', ru: 'Взять за основу' },
  own: { en: 'A file of your own', ru: 'Свой файл' },
  choose: { en: 'Choose a file', ru: 'Выбрать файл' },
  platform: { en: 'Platform', ru: 'Платформа' },
  vertical: { en: 'Vertical', ru: 'Вертикаль' },
  make: { en: 'Create template', ru: 'Создать шаблон' },
  noJson: { en: 'This file is not JSON: {0}', ru: 'Этот файл — не JSON: {0}' },
  incomplete: { en: 'Choose a file, a platform and a vertical.', ru: 'Выберите файл, платформу и вертикаль.' },
};
