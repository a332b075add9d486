// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { ListMeta, OwnSession, OwnSessionIdentified, Tokens } from './shared.ts';

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

export const SetNewPasswordBody = zod.object({
  token: zod.string().min(1).max(200),
  password: zod.stringFormat('password', new RegExp('^\\s*$|\\S{5}')).min(1).max(200)
});

export const SetNewPasswordResponse = zod.object({
  data: zod.null()
});

export const RecoverPasswordBody = zod.object({
  email: zod.string().min(1).max(254)
});

export const RecoverPasswordResponse = zod.object({
  data: zod.null()
});

export const RefreshBody = zod.object({
  refreshToken: zod.string().min(1).max(4096)
});

export const RefreshResponse = zod.object({
  data: Tokens
});

export const ImpersonateBody = zod.object({
  refreshToken: zod.string().min(1).max(4096).exactOptional(),
  impersonateAs: zod.int().min(1).max(9007199254740991).exactOptional()
});

export const ImpersonateResponse = zod.object({
  data: Tokens
});

export const ListOwnSessionsResponse = zod.object({
  data: zod.object({
    items: zod.array(OwnSession),
    meta: ListMeta
  })
});

export const EndOwnSessionsBody = zod.object({
  items: zod.array(OwnSessionIdentified).min(1).max(1000)
});

export const EndOwnSessionsResponse = zod.object({
  data: zod.object({
    items: zod.array(OwnSessionIdentified)
  })
});

export const EndOtherSessionsResponse = zod.object({
  data: zod.object({
    ended: zod.int()
  })
});
