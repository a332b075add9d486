import { dataResponse, type ContractPart, failures, object, recordId } from '../contract-part.ts';
import { availability } from '../offer-availability.ts';

export default {
  paths: {
    '/user/offers/{id}/availability': {
      get: {
        operationId: 'readOfferAvailability',
        summary: 'Get where and when an offer takes traffic',
        description:
          'The same as `GET /public/offers` returns to affiliates: countries, remaining room within the limits shown to affiliates, and opening hours. Staff get what every affiliate gets.',
        tags: ['Traffic'],
        'x-permission': ['offer.read'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: recordId, example: 12 }],
        responses: {
          200: dataResponse(
            'Countries, hours and limits.',
            object({ ...availability }, ['countries', 'room', 'isUnlimited', 'schedule']),
            {
              countries: ['EE', 'LV'],
              room: [
                {
                  type: 'leads',
                  period: 'day',
                  limit: '50',
                  left: '35',
                  currency: null,
                  resetsAt: 1767312000,
                  countries: [],
                  countriesMode: 'only',
                },
              ],
              isUnlimited: false,
              schedule: null,
            },
          ),
          ...failures(401, 403, 404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
