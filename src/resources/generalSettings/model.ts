import type { RaRecord } from 'ra-core';
import type { components } from '../../generated/api.d.ts';

export type GeneralSettings = components['schemas']['GeneralSettings'] & Pick<RaRecord, 'id'>;
