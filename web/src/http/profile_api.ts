// What is asked about the player's own profile: by the key of this device, in a header.
import { profileKey, profileKeyOrNew } from '../device/profile';
import { requestJson } from './api';
import type { AddressCard, AddressCode, NewAddress, NewKey, NotificationWays, Preferences, ProfileCard, SeatAt } from '../wire';

function asked(method: string, body?: unknown, key = profileKey() ?? ''): RequestInit {
  const headers: Record<string, string> = { 'Parlour-Profile': key };
  if (body === undefined) return { method, headers };
  return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

export const ways = () => requestJson<NotificationWays>('api/notifications');
export const profile = () => requestJson<ProfileCard>('api/me', asked('GET'));
export const addAddress = (address: NewAddress) => requestJson<AddressCard>('api/me/addresses', asked('POST', address, profileKeyOrNew()));
export const confirmAddress = (id: string, code: string) => requestJson<void>(`api/me/addresses/${id}/confirm`, asked('POST', { code } satisfies AddressCode));
export const dropAddress = (id: string) => requestJson<void>(`api/me/addresses/${id}`, asked('DELETE'));
export const setPreferences = (wishes: Preferences) => requestJson<void>('api/me/preferences', asked('PUT', wishes, profileKeyOrNew()));
export const takeSeat = (seat: SeatAt) => requestJson<void>('api/me/seats', asked('POST', seat, profileKeyOrNew()));
export const changeKey = (body: NewKey) => requestJson<void>('api/me/key', asked('POST', body));
export const eraseProfile = () => requestJson<void>('api/me', asked('DELETE'));
