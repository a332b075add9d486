// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { ApiSettings } from './shared.ts';

export const ReadApiSettingsResponse = zod.object({
  data: ApiSettings
});
