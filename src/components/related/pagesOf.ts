import { type ComponentType, createContext } from 'react';
import type { PageKind } from '../../registry/resource.ts';

/** The pages of the resources by name; each is loaded with its chunk when it is first rendered. */
export type PagesOf = ReadonlyMap<string, Readonly<Partial<Record<PageKind, ComponentType>>>>;

export const PagesOfContext = createContext<PagesOf>(new Map());
