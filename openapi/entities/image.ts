import { entity, enumeration, integer, secureId, text, url } from '../define.ts';

export const image = entity({
  name: { en: ['Image', 'Images'], ru: ['Изображение', 'Изображения', 'Изображений'] },
  about: {
    en: 'An uploaded image. Upload with `POST user/images?scope=…`.',
    ru: 'Загруженное изображение. Загружается через `POST user/images?scope=…`.',
  },
  path: 'user/images',
  fields: {
    secureId: secureId(),
    scope: enumeration({
      en: 'Scope',
      ru: 'Назначение',
      required: true,
      readOnly: true,
      filterable: true,
      options: {
        offer: { en: 'Offer', ru: 'Оффер' },
        tenant_logo: { en: 'Network logo', ru: 'Логотип сети' },
        tenant_favicon: { en: 'Network icon', ru: 'Иконка сети' },
      },
    }),
    fileName: text({ en: 'File name', ru: 'Имя файла', required: true, readOnly: true, maxLength: 255 }),
    contentType: text({ en: 'Content type', ru: 'Тип содержимого', required: true, readOnly: true }),
    bytes: integer({ en: 'Size in bytes', ru: 'Размер в байтах', required: true, readOnly: true }),
    url: url({ en: 'URL', ru: 'Ссылка', readOnly: true, computed: true }),
  },
  calls: ['list', 'read', 'delete'],
  displayFields: 'fileName',
});
