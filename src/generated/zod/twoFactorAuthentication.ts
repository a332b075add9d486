// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';


export const ReadTwoFactorResponse = zod.object({
  data: zod.object({
    enabled: zod.boolean(),
    recoveryCodesLeft: zod.int()
  })
});

export const BeginTwoFactorBody = zod.object({
  currentPassword: zod.string().min(1).max(200)
});

export const BeginTwoFactorResponse = zod.object({
  data: zod.object({
    secret: zod.string(),
    uri: zod.string()
  })
});

export const ConfirmTwoFactorBody = zod.object({
  code: zod.string().min(1).max(40)
});

export const ConfirmTwoFactorResponse = zod.object({
  data: zod.object({
    recoveryCodes: zod.array(zod.string())
  })
});

export const EndTwoFactorBody = zod.object({
  currentPassword: zod.string().min(1).max(200),
  code: zod.string().max(40).exactOptional()
});

export const EndTwoFactorResponse = zod.object({
  data: zod.null()
});

export const RenewRecoveryCodesBody = zod.object({
  currentPassword: zod.string().min(1).max(200)
});

export const RenewRecoveryCodesResponse = zod.object({
  data: zod.object({
    recoveryCodes: zod.array(zod.string())
  })
});
