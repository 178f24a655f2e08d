import { sendRequest } from '@strapec/contracts';
// Until the API describes these calls: the same names as in the generated client.

export interface StaffUserDto {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}
export interface AuthStatusDto {
  authenticated: boolean;
  user: StaffUserDto | null;
}

export const getAuthStatus = (options?: RequestInit) => sendRequest<AuthStatusDto>('/api/auth/status', options);
export const login = (credentials: { username: string; password: string }) =>
  sendRequest<{ user: StaffUserDto }>('/api/auth/login', { method: 'POST', body: JSON.stringify(credentials) });
export const logout = () => sendRequest<{ success: boolean }>('/api/auth/logout', { method: 'POST' });
