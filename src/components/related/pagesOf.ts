import { type ComponentType, createContext } from 'react';
import type { PageKind } from '../../registry/resource.ts';

/** The pages of the resources by their names; each comes with its chunk when it is first drawn. */
export type PagesOf = ReadonlyMap<string, Readonly<Partial<Record<PageKind, ComponentType>>>>;

export const PagesOfContext = createContext<PagesOf>(new Map());
