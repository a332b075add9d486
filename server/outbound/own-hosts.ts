/** Where the fake advertiser is reached, by the product's own calls alone. */
export const fakeHost = 'fake-advertiser.sluice.test';
