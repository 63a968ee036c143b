CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"user_metadata" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"place_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_user_id_purpose";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "sign_up_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ups_user_id" ON "sign_ups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_ups_expires_at" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_id_purpose" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_tokens_sign_up_id" ON "one_time_tokens" USING btree ("sign_up_id");--> statement-breakpoint
-- What an unconfirmed account holds was never proved to be its owner's. A link that was mailed before confirms the address
-- alone; its reader then chooses a password by mail.
UPDATE "users" SET "password_hash" = NULL, "user_metadata" = '{}', "terms_version" = NULL, "terms_accepted_at" = NULL
WHERE "email_confirmed_at" IS NULL;
