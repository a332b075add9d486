// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';


export const ReadEventsResponse = zod.unknown();
