import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { describeWalks } from './walks.ts';

describeWalks(['a manager', demoNetwork.manager, 30]);
