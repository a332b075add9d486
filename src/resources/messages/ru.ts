import type { ResourceMessages } from './en.ts';

export const resourcesRussian: ResourceMessages = {
  offers: {
    seenByNobody: 'Пока этот оффер не видит никто: назначьте партнёров или команды.',
  },
  affiliates: {
    traffic: 'Трафик',
    trafficTaken: 'Принимается',
    trafficBlocked: 'Заблокирован',
    trafficBlockedSince: 'Трафик этого партнёра заблокирован с %{moment}.',
    liftTrafficBlock: 'Снова принимать трафик',
  },
};
