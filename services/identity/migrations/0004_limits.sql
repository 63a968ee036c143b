CREATE TABLE "known_places" (
	"user_id" uuid NOT NULL,
	"place_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_places_user_id_place_hash_pk" PRIMARY KEY("user_id","place_hash")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_places_seen_at" ON "known_places" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "limits_expire" ON "limits" USING btree ("expire");