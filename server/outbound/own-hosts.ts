/** Host of the fake advertiser, reachable only by the product's own calls. */
export const fakeHost = 'fake-advertiser.sluice.test';
/** Host of the demo's affiliates' trackers, which receive their postbacks. */
export const fakeTrackerHost = 'fake-tracker.sluice.test';
