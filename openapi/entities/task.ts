import {
  boolean,
  date,
  either,
  entity,
  enumeration,
  integer,
  many,
  markdown,
  own,
  roleTypes,
  section,
  text,
  title,
  visible,
} from '../define.ts';
import { statusWords } from '../parts.ts';

const staff = roleTypes.filter((type) => type !== 'affiliate');

/** Tasks that someone created, works on or was mentioned in, and those about people they manage. */
const theirs = {
  rows: either(own('createdBy'), own('assignees'), own('mentioned'), visible('affiliates'), visible('advertisers')),
};

export const task = entity({
  name: { en: ['Task', 'Tasks'], ru: ['Задача', 'Задачи', 'Задач'] },
  about: {
    en: 'A staff task: what to do, by when, who does it, and which affiliates and advertisers it concerns.',
    ru: 'Задача сотрудников: что сделать, к какому сроку, кто исполнитель и каких партнёров и рекламодателей она касается.',
  },
  path: 'user/tasks',
  fields: {
    fullId: text({
      en: 'Number',
      ru: 'Номер',
      readOnly: true,
      searchable: true,
      sortable: false,
      maxLength: 40,
      help: { en: 'As displayed: T-123.', ru: 'Как его пишут: T-123.' },
    }),
    number: integer({
      en: 'Consecutive number',
      ru: 'Порядковый номер',
      readOnly: true,
      sortable: true,
      help: { en: 'Consecutive within the network.', ru: 'Нумерация в сети, без пропусков.' },
    }),
    title: title(),
    type: enumeration({
      en: 'Type',
      ru: 'Тип',
      required: true,
      default: 'task',
      filterable: true,
      options: {
        task: { en: 'Task', ru: 'Задача' },
        chat: { en: 'Chat', ru: 'Переписка' },
        phone: { en: 'Call', ru: 'Звонок' },
      },
    }),
    taskStatus: enumeration({
      en: 'Progress',
      ru: 'Ход работы',
      required: true,
      default: 'todo',
      sortable: true,
      filterable: true,
      options: {
        todo: { en: 'To do', ru: 'К выполнению', tone: 'neutral' },
        in_progress: { en: 'In progress', ru: 'В работе', tone: 'info' },
        waiting: { en: 'Waiting', ru: 'В ожидании', tone: 'warning' },
        done: { en: 'Done', ru: 'Готово', tone: 'success' },
      },
    }),
    priority: enumeration({
      en: 'Priority',
      ru: 'Приоритет',
      required: true,
      default: 'normal',
      filterable: true,
      options: {
        low: { en: 'Low', ru: 'Низкий', tone: 'neutral' },
        normal: { en: 'Normal', ru: 'Обычный', tone: 'info' },
        high: { en: 'High', ru: 'Высокий', tone: 'warning' },
        urgent: { en: 'Urgent', ru: 'Срочный', tone: 'error' },
      },
    }),
    dueDate: date({ en: 'Due', ru: 'Срок', sortable: true, filterable: true }),
    assignees: many('user', {
      en: 'Assignees',
      ru: 'Исполнители',
      referenceFilter: { roleType: staff },
    }),
    affiliates: many('user', {
      en: 'Affiliates',
      ru: 'Партнёры',
      referenceFilter: { roleType: ['affiliate'] },
      help: { en: 'They never see the task.', ru: 'Они задачу не видят.' },
    }),
    advertisers: many('advertiser', { en: 'Advertisers', ru: 'Рекламодатели' }),
    description: markdown({ en: 'Description', ru: 'Описание' }),
    mentioned: many('user', {
      en: 'Mentioned',
      ru: 'Упомянуты',
      readOnly: true,
      help: { en: 'Mentioned in comments; they have access to the task.', ru: 'В комментариях; им задача доступна.' },
    }),
    isSilent: boolean({
      en: 'Without notifying',
      ru: 'Без уведомления',
      writeOnly: true,
      computed: true,
      help: {
        en: 'Don’t notify new assignees.',
        ru: 'Не уведомлять новых исполнителей.',
      },
    }),
  },
  status: {
    set: {
      active: statusWords.active,
      archived: {
        en: 'Archived',
        ru: 'В архиве',
        verb: { en: 'Archive', ru: 'Отправить в архив' },
        plural: { en: 'Archived', ru: 'Архивные' },
        tone: 'neutral',
      },
    },
  },
  calls: ['list', 'read', 'create', 'edit', 'status'],
  permissions: { menu: 'front.menu.tasks.read' },
  menu: { staff: { order: 110, icon: 'tasks', to: '/tasks?limit=50', beta: true } },
  access: { manager: theirs, advertiser_manager: theirs, advertiser_member: theirs },
  queryParameters: {
    isUnassigned: boolean({ en: 'Unassigned', ru: 'Без исполнителя' }),
    isDue: boolean({
      en: 'Due',
      ru: 'Пора сделать',
      help: {
        en: 'Not done, and due today or earlier in the caller’s time zone.',
        ru: 'Не выполнена, а срок — сегодня или раньше по часовому поясу вызывающего.',
      },
    }),
  },
  displayFields: ['fullId', 'title'],
  find: true,
  headerFields: ['taskStatus', 'priority', 'dueDate', 'assignees'],
  list: {
    columns: ['fullId', 'type', 'title', 'taskStatus', 'priority', 'dueDate', 'assignees', 'affiliates', 'advertisers'],
    filters: ['taskStatus', 'priority', 'type', 'dueDate', 'assignees', 'affiliates', 'advertisers', 'createdAt'],
    quickFilters: ['taskStatus', 'assignees'],
    inlineEdit: ['title', 'taskStatus', 'priority', 'assignees'],
    bulkEdit: ['taskStatus', 'priority', 'assignees'],
    orderBy: 'id:asc',
    pageSize: 50,
    initialView: { query: { orderBy: 'id:asc' } },
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: [
        section(
          { en: 'Task', ru: 'Задача' },
          'fullId',
          'title',
          'type',
          'taskStatus',
          'priority',
          'dueDate',
          'description',
        ),
        section({ en: 'People', ru: 'Люди' }, 'assignees', 'affiliates', 'advertisers', 'mentioned', 'isSilent'),
      ],
    },
  },
});
