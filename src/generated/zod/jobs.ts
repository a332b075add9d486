// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Job, JobFailure, JobPreview, JobRequest, ListMeta } from './shared.ts';

export const ListJobsResponse = zod.object({
  data: zod.object({
    items: zod.array(Job)
  })
});

export const CreateJobBody = JobRequest

export const CreateJobResponse = zod.object({
  data: Job
});

export const PreviewJobBody = JobRequest

export const PreviewJobResponse = zod.object({
  data: JobPreview
});

export const ReadJobResponse = zod.object({
  data: Job
});

export const CancelJobResponse = zod.object({
  data: Job
});

export const ListJobFailuresQueryParams = zod.object({
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListJobFailuresResponse = zod.object({
  data: zod.object({
    items: zod.array(JobFailure),
    meta: ListMeta
  })
});

export const RetryJobResponse = zod.object({
  data: Job
});

export const UndoJobResponse = zod.object({
  data: Job
});
