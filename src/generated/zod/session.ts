// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Tokens } from './shared.ts';

export const LoginBody = zod.object({
  email: zod.string().min(1).max(254),
  password: zod.string().min(1).max(200),
  code: zod.string().max(40).exactOptional()
});

export const LoginResponse = zod.object({
  data: Tokens
});

export const LogoutBody = zod.object({
  refreshToken: zod.string().min(1).max(4096)
});

export const LogoutResponse = zod.object({
  data: zod.null()
});

export const RefreshBody = zod.object({
  refreshToken: zod.string().min(1).max(4096)
});

export const RefreshResponse = zod.object({
  data: Tokens
});
