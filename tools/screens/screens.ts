import { affiliates } from './affiliates.ts';
import { moments } from './moments.ts';
import { profile } from './profile.ts';
import type { Screen } from './screen.ts';
import { staff } from './staff.ts';
import { strangers } from './strangers.ts';

/** Every screen of the product. */
export const screens: readonly Screen[] = [...strangers, ...staff, ...profile, ...affiliates, ...moments];
