import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { describeWalks } from './walks.ts';

describeWalks(
  ['an advertiser manager', demoNetwork.advertiserManager, 20],
  ['an advertiser member', demoNetwork.advertiserMember, 15],
  ['an affiliate', demoNetwork.affiliate, 10],
);
