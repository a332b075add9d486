import type { components } from '../../generated/api.d.ts';

export type Campaign = components['schemas']['Campaign'];

export interface TrackingLinkProps {
  link: string;
  /** Names the picture that is saved. */
  name: string;
}
