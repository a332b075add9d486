// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Tokens } from './shared.ts';

export const SignUpBody = zod.object({
  email: zod.email().min(1).max(254).regex(new RegExp('^[^\\s@,;<>()"]+@[^\\s@,;<>()".]+(\\.[^\\s@,;<>()".]+)+$')),
  password: zod.stringFormat('password', new RegExp('^\\s*$|\\S{5}')).min(1).max(200),
  firstName: zod.string().min(1).max(100),
  lastName: zod.string().max(100).nullish(),
  language: zod.string().max(100).nullish(),
  timezone: zod.string().max(100).nullish()
});

export const SignUpResponse = zod.object({
  data: Tokens
});

export const CheckEmailBody = zod.object({
  email: zod.email().min(1).max(254).regex(new RegExp('^[^\\s@,;<>()"]+@[^\\s@,;<>()".]+(\\.[^\\s@,;<>()".]+)+$'))
});

export const CheckEmailResponse = zod.object({
  data: zod.object({
    free: zod.boolean()
  })
});
