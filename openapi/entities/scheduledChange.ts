import {
  about,
  boolean,
  entity,
  entityName,
  enumeration,
  one,
  parameters,
  recordNumber,
  roleTypes,
  section,
  text,
  timestamp,
} from '../define.ts';
import { scheduledStates } from '../../domain/time/scheduled-changes.ts';

/** Anyone who may read a record may read what is scheduled for it. */
const readable = { rows: about('target') };
const staff = roleTypes.filter((type) => type !== 'affiliate');

export const scheduledChange = entity({
  name: {
    en: ['Scheduled change', 'Scheduled changes'],
    ru: ['Отложенное изменение', 'Отложенных изменения', 'Отложенных изменений', 'Отложенные изменения'],
  },
  about: {
    en: 'An edit or status change applied at a set time and, optionally, reverted later: “cap 50 until Monday 09:00”. It is made on behalf of the person who scheduled it, with the permissions they have at that time. Changes made in the meantime are not overwritten.',
    ru: 'Изменение записи или её статуса, отложенное до заданного времени; если нужно — с возвратом в другое: «капа 50 до понедельника, 09:00». Выполняется от имени того, кто его отложил, с правами на тот момент. Изменённое за это время не перезаписывается.',
  },
  path: 'user/scheduled_changes',
  route: 'scheduled-changes',
  fields: {
    target: entityName({
      of: 'schedulable',
      en: 'Kind of record',
      ru: 'Вид записи',
      required: true,
      readOnly: true,
      filterable: true,
      help: { en: 'Entity name of the record to change.', ru: 'Имя в коде того, что меняется.' },
    }),
    targetId: recordNumber({
      en: 'Record’s ID',
      ru: 'ID записи',
      required: true,
      readOnly: true,
      filterable: true,
    }),
    title: text({
      en: 'Record',
      ru: 'Запись',
      readOnly: true,
      searchable: true,
      sortable: true,
      column: 'ScheduledTargetField',
      help: {
        en: 'The record’s name when the change was scheduled.',
        ru: 'Её название на момент, когда изменение отложили.',
      },
    }),
    state: enumeration({
      en: 'State',
      ru: 'Состояние',
      required: true,
      readOnly: true,
      sortable: true,
      filterable: true,
      default: 'waiting',
      options: scheduledStates,
    }),
    at: timestamp({ en: 'When', ru: 'Когда', required: true, readOnly: true, sortable: true, filterable: true }),
    backAt: timestamp({
      en: 'Back at',
      ru: 'Возврат',
      readOnly: true,
      sortable: true,
      filterable: true,
      help: {
        en: 'The fields get their previous values back.',
        ru: 'Поля снова получают прежние значения.',
      },
    }),
    changes: parameters('scheduledChange', {
      en: 'Changes',
      ru: 'Изменения',
      required: true,
      readOnly: true,
      column: 'ScheduledChangesField',
      help: {
        en: 'By field name: the value when it was scheduled and the new one; once applied, the actual previous and new values.',
        ru: 'По именам полей: значение на момент, когда изменение отложили, и новое; после применения — какими они были и стали на деле.',
      },
    }),
    given: parameters('scheduledChange', { en: 'Sent', ru: 'Отправлено', readOnly: true, writeOnly: true }),
    reason: text({
      en: 'Reason',
      ru: 'Причина',
      readOnly: true,
      searchable: true,
      maxLength: 500,
      column: 'SentenceField',
    }),
    problem: parameters('words', {
      en: 'What went wrong',
      ru: 'Что помешало',
      readOnly: true,
      column: 'WordsField',
      help: { en: 'In both languages.', ru: 'На обоих языках.' },
    }),
    found: parameters('scheduledChange', {
      en: 'Changed in the meantime',
      ru: 'Изменено за это время',
      readOnly: true,
      column: 'ScheduledChangesField',
      help: {
        en: 'For a conflict: the fields changed in the meantime, with the values found.',
        ru: 'При конфликте: изменённые кем-то поля и найденные в них значения.',
      },
    }),
    appliedAt: timestamp({ en: 'Applied at', ru: 'Применено в', readOnly: true }),
    returnedAt: timestamp({ en: 'Changed back at', ru: 'Возвращено в', readOnly: true }),
    author: one('user', {
      en: 'Scheduled by',
      ru: 'Кто отложил',
      required: true,
      readOnly: true,
      referenceFilter: { roleType: staff },
      help: { en: 'On whose behalf it is made.', ru: 'От чьего имени выполняется.' },
    }),
    impersonator: one('user', {
      en: 'Impersonated by',
      ru: 'Кто вошёл за него',
      readOnly: true,
      referenceFilter: { roleType: staff },
      help: {
        en: 'The person who scheduled it while impersonating the user.',
        ru: 'Кто отложил изменение от имени пользователя.',
      },
    }),
  },
  calls: ['list', 'read'],
  notes: false,
  actions: {
    apply: {
      en: 'Apply scheduled changes now, or revert them now',
      ru: 'Применить отложенные изменения сейчас или вернуть прежние значения сейчас',
      withoutPermission: true,
      fields: {
        isForced: boolean({
          en: 'Anyway',
          ru: 'Всё равно',
          default: false,
          help: { en: 'Overwrites changes made in the meantime.', ru: 'Перезаписывает изменённое за это время.' },
        }),
      },
    },
    cancel: {
      en: 'Cancel scheduled changes, or the pending revert of applied ones',
      ru: 'Отменить отложенные изменения или возврат уже применённых',
      withoutPermission: true,
    },
  },
  permissions: { menu: 'scheduled_change.read' },
  menu: { staff: { order: 115, icon: 'schedule' } },
  access: { admin: readable, manager: readable, advertiser_manager: readable, advertiser_member: readable },
  headerFields: ['target', 'state', 'at', 'backAt'],
  list: {
    columns: ['id', 'title', 'target', 'state', 'at', 'backAt', 'reason', 'author'],
    filters: ['target', 'state', 'author', 'at', 'backAt', 'createdAt'],
    quickFilters: ['target', 'state'],
    orderBy: 'at:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section({ en: 'What', ru: 'Что' }, 'title', 'target', 'targetId', 'changes', 'reason'),
        section({ en: 'When', ru: 'Когда' }, 'at', 'backAt', 'state', 'problem', 'appliedAt', 'returnedAt'),
        section({ en: 'Who', ru: 'Кто' }, 'author', 'impersonator'),
      ],
    },
  },
});
