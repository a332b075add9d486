/** The same keys with other words: what the texts of one language promise of another's. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
