import { useLocation, useParams } from 'ra-core';
import { useEntry } from '../../entries.ts';
import { usePlace } from '../../related/parent.ts';

export interface RecordAddress {
  /** The open tab. */
  tab: string;
  /** Whether the address leads to an existing tab. */
  isKnown: boolean;
  pathOf: (tab: string) => string;
  /** The common beginning of the addresses of all its tabs. */
  root: string;
}

/**
 * The record page's part of the address: `/offers/12` is its first tab, `/offers/12/landings` another one. The only
 * record of a resource is at the resource's address.
 */
export const useRecordTab = (names: readonly string[], below = ''): RecordAddress => {
  const { name, single } = useEntry();
  const place = usePlace();
  const { id = '' } = useParams<{ id: string }>();
  const { pathname } = useLocation();
  const [first = ''] = names;
  const root = single ? `/${name}` : `${place.root}/${id}${below}`;
  const [asked = first, ...further] = pathname.startsWith(`${root}/`)
    ? pathname.slice(root.length).split('/').filter(Boolean)
    : [];
  return {
    tab: asked,
    isKnown: names.includes(asked) && further.length === 0,
    pathOf: (tab) => (tab === first ? root : `${root}/${tab}`),
    root,
  };
};
