/** Types for the package's zod schemas, which come as plain JavaScript; only the used part. */
declare module 'discord-api-spec/zod' {
  export interface SpecIssue {
    readonly code: string;
    readonly path: readonly PropertyKey[];
    readonly message: string;
    readonly errors?: readonly (readonly SpecIssue[])[];
    readonly maximum?: number;
    readonly minimum?: number;
    readonly origin?: string;
    readonly values?: readonly unknown[];
  }
  export interface SpecSchema {
    safeParse(
      value: unknown,
    ):
      | { readonly success: true }
      | { readonly success: false; readonly error: { readonly issues: readonly SpecIssue[] } };
  }
  export const ApplicationCommandAutocompleteCallbackRequestSchema: SpecSchema;
  export const ApplicationCommandCreateRequestSchema: SpecSchema;
  export const ApplicationCommandPatchRequestPartialSchema: SpecSchema;
  export const ApplicationCommandResponseSchema: SpecSchema;
  export const ApplicationCommandUpdateRequestSchema: SpecSchema;
  export const AvailableLocalesEnumSchema: SpecSchema;
  export const CreateMessageInteractionCallbackRequestSchema: SpecSchema;
  export const CreatePrivateChannelRequestSchema: SpecSchema;
  export const CreateTextThreadWithMessageRequestSchema: SpecSchema;
  export const CreateTextThreadWithoutMessageRequestSchema: SpecSchema;
  export const CreatedThreadResponseSchema: SpecSchema;
  export const EmojiResponseSchema: SpecSchema;
  export const GatewayBotResponseSchema: SpecSchema;
  export const GatewayResponseSchema: SpecSchema;
  export const GuildChannelResponseSchema: SpecSchema;
  export const GuildMemberResponseSchema: SpecSchema;
  export const GuildRoleResponseSchema: SpecSchema;
  export const GuildWithCountsResponseSchema: SpecSchema;
  export const IncomingWebhookRequestPartialSchema: SpecSchema;
  export const IncomingWebhookUpdateRequestPartialSchema: SpecSchema;
  export const InteractionCallbackResponseSchema: SpecSchema;
  export const ListApplicationEmojisResponseSchema: SpecSchema;
  export const MessageCreateRequestSchema: SpecSchema;
  export const MessageEditRequestPartialSchema: SpecSchema;
  export const MessageResponseSchema: SpecSchema;
  export const ModalInteractionCallbackRequestSchema: SpecSchema;
  export const MyGuildResponseSchema: SpecSchema;
  export const PinnedMessagesResponseSchema: SpecSchema;
  export const PrivateApplicationResponseSchema: SpecSchema;
  export const PrivateChannelResponseSchema: SpecSchema;
  export const ThreadMemberResponseSchema: SpecSchema;
  export const ThreadResponseSchema: SpecSchema;
  export const ThreadsResponseSchema: SpecSchema;
  export const UpdateGuildChannelRequestPartialSchema: SpecSchema;
  export const UpdateMessageInteractionCallbackRequestSchema: SpecSchema;
  export const UpdateThreadRequestPartialSchema: SpecSchema;
  export const UserPIIResponseSchema: SpecSchema;
  export const UserResponseSchema: SpecSchema;
}
