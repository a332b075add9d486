import {
  both,
  description,
  entity,
  enumeration,
  hash,
  having,
  integer,
  one,
  section,
  passesSieve,
  text,
  title,
  url,
  visible,
} from '../define.ts';
import { activeOrInactive, sieve, sieveFields, weight } from '../parts.ts';

export const creative = entity({
  name: { en: ['Creative', 'Creatives'], ru: ['Креатив', 'Креатива', 'Креативов', 'Креативы'] },
  about: {
    en: 'Material with which affiliates promote an offer: a file, a link or a text.',
    ru: 'Материал, с которым партнёры продвигают оффер: файл, ссылка или текст.',
  },
  path: 'user/creatives',
  fields: {
    title: title(),
    offer: one('offer', { en: 'Offer', ru: 'Оффер', required: true, createOnly: true }),
    type: enumeration({
      en: 'Type',
      ru: 'Тип',
      required: true,
      readOnly: true,
      filterable: true,
      default: 'file',
      options: {
        image: { en: 'Image', ru: 'Изображение' },
        video: { en: 'Video', ru: 'Видео' },
        link: { en: 'Link', ru: 'Ссылка' },
        archive: { en: 'Archive', ru: 'Архив' },
        text: { en: 'Text', ru: 'Текст' },
        file: { en: 'File', ru: 'Файл' },
      },
      help: {
        en: 'Determined by the content: a file, a link or a text.',
        ru: 'Определяется тем, что прикреплено: содержимым файла, ссылкой или текстом.',
      },
    }),
    description: description(),
    url: url({
      en: 'Link',
      ru: 'Ссылка',
      help: { en: 'Where the material is, unless it is a file.', ru: 'Где находится материал, если это не файл.' },
      onCreate: {
        help: {
          en: 'Where the material is. To attach a file, save the creative first.',
          ru: 'Где находится материал. Файл прикрепляется после сохранения креатива.',
        },
      },
    }),
    text: text({ en: 'Text', ru: 'Текст', multiline: true, maxLength: 5000 }),
    fileName: text({ en: 'File', ru: 'Файл', readOnly: true, maxLength: 255 }),
    contentType: text({ en: 'Content type', ru: 'Тип содержимого', readOnly: true, maxLength: 100, staffOnly: true }),
    bytes: integer({ en: 'Size in bytes', ru: 'Размер в байтах', readOnly: true }),
    fileKey: hash({ en: 'File key', ru: 'Ключ файла', readOnly: true, writeOnly: true, unique: 'installation' }),
    previewUrl: url({
      en: 'Preview',
      ru: 'Предпросмотр',
      readOnly: true,
      computed: true,
      column: 'PictureField',
      help: { en: 'Of images.', ru: 'Для изображений.' },
    }),
    downloads: integer({
      en: 'Downloads',
      ru: 'Скачивания',
      required: true,
      readOnly: true,
      default: 0,
      sortable: true,
      staffOnly: true,
    }),
    ...sieve(),
    weight: weight({
      help: {
        en: 'Creatives with a larger weight are shown first.',
        ru: 'Креативы с большим весом показываются первыми.',
      },
    }),
  },
  status: { ...activeOrInactive, initial: 'inactive' },
  calls: ['list', 'read', 'create', 'edit', 'status'],
  actions: {
    edit_sieve: { en: 'Edit targeting conditions of creatives', ru: 'Изменить фильтры трафика', edits: sieveFields },
  },
  menu: { staff: { group: 'offers', order: 24 } },
  access: {
    affiliate: {
      rows: both(having('status', 'active'), visible('offer'), passesSieve('offer')),
      calls: ['list', 'read'],
    },
    advertiser_manager: { rows: visible('offer') },
    advertiser_member: { rows: visible('offer'), calls: ['list', 'read'] },
  },
  find: { subtitle: 'offer' },
  headerFields: ['offer', 'type'],
  list: {
    columns: ['id', 'previewUrl', 'title', 'status', 'offer', 'type', 'schedule', 'downloads', 'createdAt'],
    filters: ['offer', 'type', 'createdAt'],
    inlineEdit: ['title', 'weight'],
    bulkEdit: ['countries', 'languages', 'trafficSources', 'schedule', 'weight'],
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'Creative', ru: 'Креатив' }, 'title', 'offer', 'description'),
        section({ en: 'Instead of a file', ru: 'Вместо файла' }, 'url', 'text'),
      ],
    },
    sieve: {
      en: 'Targeting conditions',
      ru: 'Фильтр трафика',
      fields: ['countries', 'languages', 'trafficSources', 'weight', 'schedule'],
    },
  },
});
