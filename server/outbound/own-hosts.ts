/** Where the fake advertiser is reached, by the product's own calls alone. */
export const fakeHost = 'fake-advertiser.sluice.test';
/** Where the demo's affiliates are told what became of their traffic. */
export const fakeTrackerHost = 'fake-tracker.sluice.test';
