import {
  alertChoices,
  alertLimits,
  type AlertSettings,
  alertSettings,
  defaultAlertSettings,
  type Subscription,
  subscriptions,
} from '@adp/shared-data/alerts';
import { DataError } from '@adp/shared-data/client';
import { getMemberReader, getMemberWriter, toDone, toResult } from '@adp/shared-store';
import { currentLocale } from '@adp/shared-ui';
import { readerZone } from '@adp/shared-ui/calendar';
import {
  type AddressAlerts,
  type AddressSettings,
  changeAddressSettings,
  changeAddressSubscription,
  forgetAddress,
  readAddress,
} from '../api/addressAlerts';
import { memberApi } from './memberApi';

export type StoredSubscription = Subscription & { readonly id: string };
type Language = AlertSettings['lang'];
export type Settings = Omit<AlertSettings, 'updatedAt' | 'uid'>;

/** A subscription to create. By default, it is active and in the language of the page. */
interface Follow
  extends Omit<Subscription, 'createdAt' | 'lang' | 'state'>, Partial<Pick<Subscription, 'lang' | 'state'>> {
  readonly usedIds: readonly string[];
}

interface Change extends Partial<Pick<Subscription, 'frequency' | 'state'>> {
  readonly id: string;
}

type AddressChange = { readonly token: string } & (
  | (Change & { readonly deleted?: true })
  | { readonly settings: Partial<AddressSettings> }
  | { readonly forgotten: true }
);

const api = memberApi.enhanceEndpoints({ addTagTypes: ['Subscriptions', 'AlertSettings', 'Address'] });

const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubscriptions: build.query<readonly StoredSubscription[], string>({
      queryFn: (uid) => toResult(() => listAll(uid)),
      providesTags: ['Subscriptions'],
    }),
    follow: build.mutation<null, Follow>({
      queryFn: ({ usedIds, ...subscription }) =>
        toDone(async () => {
          const id = findFreeId(subscription.uid, usedIds);
          const lang = currentLanguage();
          await (await getMemberWriter()).createSubscription(id, { lang, ...subscription });
        }),
      invalidatesTags: ['Subscriptions'],
    }),
    changeSubscription: build.mutation<null, Change>({
      queryFn: ({ id, ...change }) => toDone(async () => (await getMemberWriter()).changeSubscription(id, change)),
      invalidatesTags: ['Subscriptions'],
    }),
    unfollow: build.mutation<null, string>({
      queryFn: (id) => toDone(async () => (await getMemberWriter()).deleteSubscription(id)),
      invalidatesTags: ['Subscriptions'],
    }),
    getAlertSettings: build.query<Settings, string>({
      queryFn: (uid) =>
        toResult(async () => {
          const stored = await (await getMemberReader()).getMine(alertSettings, uid);
          return stored?.item ?? { ...defaultAlertSettings, lang: currentLanguage(), timezone: readerZone() };
        }),
      providesTags: ['AlertSettings'],
    }),
    saveAlertSettings: build.mutation<null, Settings & { readonly uid: string }>({
      queryFn: (settings) => toDone(async () => (await getMemberWriter()).saveAlertSettings(settings)),
      invalidatesTags: ['AlertSettings'],
    }),
    getAddress: build.query<AddressAlerts, string>({
      queryFn: (token) => toResult(() => readAddress(token)),
      providesTags: ['Address'],
    }),
    changeAddress: build.mutation<null, AddressChange>({
      queryFn: ({ token, ...change }) =>
        toDone(async () => {
          if ('forgotten' in change) await forgetAddress(token);
          else if ('settings' in change) await changeAddressSettings(token, change.settings);
          else await changeAddressSubscription(token, change);
        }),
      invalidatesTags: (_result, error, change) => (error || 'forgotten' in change ? [] : ['Address']),
    }),
  }),
});

export const {
  useChangeAddressMutation,
  useChangeSubscriptionMutation,
  useFollowMutation,
  useGetAddressQuery,
  useGetAlertSettingsQuery,
  useGetSubscriptionsQuery,
  useSaveAlertSettingsMutation,
  useUnfollowMutation,
} = alertsApi;

async function listAll(uid: string): Promise<readonly StoredSubscription[]> {
  const reader = await getMemberReader();
  const items: StoredSubscription[] = [];
  let cursor: string | undefined;
  do {
    const page = await reader.listMine(subscriptions, uid, { pageSize: 50, ...(cursor && { cursor }) });
    items.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined && items.length < alertLimits.perOwner);
  return items;
}

/** Returns an id that no subscription of the member uses. The security rules accept `{uid}_0` to `{uid}_99`. */
function findFreeId(uid: string, usedIds: readonly string[]): string {
  const ids = Array.from({ length: alertLimits.perOwner }, (_, index) => `${uid}_${index}`);
  const free = ids.find((id) => !usedIds.includes(id));
  if (free === undefined) throw new DataError('denied');
  return free;
}

const currentLanguage = () => currentLocale().slice(0, 2) as Language;

export const { frequency: frequencies, channel: channels } = alertChoices;
