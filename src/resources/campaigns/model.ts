import type { components } from '../../generated/api.d.ts';

export type Campaign = components['schemas']['Campaign'];

export interface TrackingLinkProps {
  link: string;
  /** File name of the saved picture. */
  name: string;
}
