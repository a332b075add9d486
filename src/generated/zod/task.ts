// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta, TaskSetting } from './shared.ts';

export const Task = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  fullId: zod.string().nullish(),
  number: zod.int().nullish(),
  title: zod.string().exactOptional(),
  type: zod.enum(['task', 'chat', 'phone']).exactOptional(),
  taskStatus: zod.enum(['todo', 'in_progress', 'waiting', 'done']).exactOptional(),
  priority: zod.enum(['low', 'normal', 'high', 'urgent']).exactOptional(),
  dueDate: zod.iso.date().nullish(),
  assignees: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  affiliates: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  description: zod.string().nullish(),
  mentioned: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  status: zod.enum(['active', 'archived']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const TaskCreate = zod.object({
  title: zod.string().min(1).max(200),
  type: zod.enum(['task', 'chat', 'phone']).default(`task`),
  taskStatus: zod.enum(['todo', 'in_progress', 'waiting', 'done']).default(`todo`),
  priority: zod.enum(['low', 'normal', 'high', 'urgent']).default(`normal`),
  dueDate: zod.iso.date().regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')).nullish(),
  assignees: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  affiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  description: zod.string().max(10000).nullish(),
  isSilent: zod.boolean().exactOptional()
});

export const TaskEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  type: zod.enum(['task', 'chat', 'phone']).exactOptional(),
  taskStatus: zod.enum(['todo', 'in_progress', 'waiting', 'done']).exactOptional(),
  priority: zod.enum(['low', 'normal', 'high', 'urgent']).exactOptional(),
  dueDate: zod.iso.date().regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')).nullish(),
  assignees: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  affiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  description: zod.string().max(10000).nullish(),
  isSilent: zod.boolean().exactOptional()
});

export const TaskField = zod.enum(['id', 'fullId', 'number', 'title', 'type', 'taskStatus', 'priority', 'dueDate', 'assignees', 'affiliates', 'advertisers', 'description', 'mentioned', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const TaskStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'archived'])
});

export const ListTasksQueryParams = zod.object({
  with: zod.array(TaskField).min(1).exactOptional(),
  fields: zod.array(TaskField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'number:asc', 'number:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'taskStatus:asc', 'taskStatus:desc', 'priority:asc', 'priority:desc', 'dueDate:asc', 'dueDate:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['task', 'chat', 'phone'])).min(1).exactOptional(),
  taskStatus: zod.array(zod.enum(['todo', 'in_progress', 'waiting', 'done'])).min(1).exactOptional(),
  priority: zod.array(zod.enum(['low', 'normal', 'high', 'urgent'])).min(1).exactOptional(),
  dueDateFrom: zod.iso.date().exactOptional(),
  dueDateTo: zod.iso.date().exactOptional(),
  assignees: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliates: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertisers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  mentioned: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'archived'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  isUnassigned: zod.boolean().exactOptional(),
  isDue: zod.boolean().exactOptional()
});

export const ListTasksResponse = zod.object({
  data: zod.object({
    items: zod.array(Task),
    meta: ListMeta.exactOptional()
  })
});

export const CreateTasksBody = zod.object({
  items: zod.array(TaskCreate).min(1).max(1000)
});

export const CreateTasksResponse = zod.object({
  data: zod.object({
    items: zod.array(Task)
  })
});

export const EditTasksBody = zod.object({
  items: zod.array(TaskEdit).min(1).max(1000)
});

export const EditTasksResponse = zod.object({
  data: zod.object({
    items: zod.array(Task)
  })
});

export const ChangeStatusOfTasksBody = zod.object({
  items: zod.array(TaskStatus).min(1).max(1000)
});

export const ChangeStatusOfTasksResponse = zod.object({
  data: zod.object({
    items: zod.array(Task)
  })
});

export const ExportTasksQueryParams = zod.object({
  with: zod.array(TaskField).min(1).exactOptional(),
  fields: zod.array(TaskField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'number:asc', 'number:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'taskStatus:asc', 'taskStatus:desc', 'priority:asc', 'priority:desc', 'dueDate:asc', 'dueDate:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['task', 'chat', 'phone'])).min(1).exactOptional(),
  taskStatus: zod.array(zod.enum(['todo', 'in_progress', 'waiting', 'done'])).min(1).exactOptional(),
  priority: zod.array(zod.enum(['low', 'normal', 'high', 'urgent'])).min(1).exactOptional(),
  dueDateFrom: zod.iso.date().exactOptional(),
  dueDateTo: zod.iso.date().exactOptional(),
  assignees: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliates: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertisers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  mentioned: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'archived'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  isUnassigned: zod.boolean().exactOptional(),
  isDue: zod.boolean().exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportTasksResponse = zod.object({
  data: Export
});

export const ReadTaskSettingsResponse = zod.object({
  data: zod.object({
    type: zod.object({
      task: TaskSetting,
      chat: TaskSetting,
      phone: TaskSetting
    }),
    status: zod.object({
      active: TaskSetting,
      archived: TaskSetting
    }),
    taskStatus: zod.object({
      todo: TaskSetting,
      in_progress: TaskSetting,
      waiting: TaskSetting,
      done: TaskSetting
    }),
    priority: zod.object({
      low: TaskSetting,
      normal: TaskSetting,
      high: TaskSetting,
      urgent: TaskSetting
    })
  })
});

export const ReadTaskQueryParams = zod.object({
  with: zod.array(TaskField).min(1).exactOptional(),
  fields: zod.array(TaskField).min(1).exactOptional()
});

export const ReadTaskResponse = zod.object({
  data: Task
});

export const ListTaskHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListTaskHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
