/** The same keys with other texts: what one language must provide to match another. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
