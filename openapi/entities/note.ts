import {
  about,
  boolean,
  both,
  entity,
  entityName,
  having,
  markdown,
  one,
  recordNumber,
  roleTypes,
  text,
} from '../define.ts';

const staff = roleTypes.filter((type) => type !== 'affiliate');

/** Anyone who may read a record may read what colleagues noted about it. */
const readable = { rows: both(having('isRemoved', false), about('target')) };

export const note = entity({
  name: { en: ['Note', 'Notes'], ru: ['Заметка', 'Заметки', 'Заметок'] },
  about: {
    en: 'A staff note on a record. Everyone on staff who can read the record can read its notes; affiliates never see them.',
    ru: 'Заметки сотрудников о записи, друг для друга. Их видит каждый сотрудник, которому доступна запись; партнёры не видят никогда.',
  },
  path: 'user/notes',
  fields: {
    target: entityName({
      of: 'notes',
      en: 'Kind of record',
      ru: 'Вид записи',
      required: true,
      createOnly: true,
      filterable: true,
      help: { en: 'Entity name of the record the note is about.', ru: 'Имя в коде того, о чём заметка.' },
    }),
    targetId: recordNumber({
      en: 'Record',
      ru: 'Запись',
      required: true,
      createOnly: true,
      filterable: true,
      help: { en: 'Its ID.', ru: 'Её ID.' },
    }),
    title: text({ en: 'Title', ru: 'Название', maxLength: 200, searchable: true }),
    content: markdown({ en: 'Text', ru: 'Текст', required: true, searchable: true }),
    isPinned: boolean({
      en: 'Pinned',
      ru: 'Закреплена',
      default: false,
      sortable: true,
      filterable: true,
      help: { en: 'Shown above the other notes.', ru: 'Стоит перед остальными.' },
    }),
    targetUser: one('user', {
      en: 'For',
      ru: 'Кому',
      referenceFilter: { roleType: staff },
      help: { en: 'The colleague the note is for.', ru: 'Коллега, для которого она написана.' },
    }),
    isRemoved: boolean({ en: 'Removed', ru: 'Удалена', readOnly: true, default: false }),
  },
  calls: ['list', 'read', 'create', 'edit'],
  withoutPermission: ['list', 'read', 'edit'],
  actions: { remove: { en: 'Remove notes', ru: 'Удаление заметок', withoutPermission: true } },
  displayFields: 'id',
  access: { admin: readable, manager: readable, advertiser_manager: readable, advertiser_member: readable },
});
